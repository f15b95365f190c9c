import type { FinalWords } from "./language.ts";

/** Indonesian and Malay. */
export const id: FinalWords = {
  cancel: "batal | batalkan",
  end: "berhenti berlangganan | batalkan langganan | akhiri langganan | hentikan langganan | batal langganan | akhiri keanggotaan | batalkan keanggotaan | tamatkan langganan | henti langganan | putuskan kontrak | batalkan perpanjangan",
  delete: "hapus | hapus akun | padam | padamkan | padam akaun",
  buy: "beli | beli sekarang | bayar | bayar sekarang | pesan sekarang | buat pesanan | buat pesanan | berlangganan | langgan sekarang | tingkatkan paket | naik taraf | upgrade sekarang | donasi | derma | kirim uang | hantar wang | transfer dana",
  reach: "terbitkan | bagikan | kongsi | undang | jemput | kirim undangan",
  subject: "langganan | keanggotaan | keahlian | paket | kontrak | pelan",
  affirm: "=ya | =lanjutkan | =teruskan | =konfirmasi | =sahkan",
};
