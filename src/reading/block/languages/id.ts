import type { EndWords } from "../end-words.ts";

export const id: EndWords = {
  code: "id",
  ended:
    "dibatalkan | telah berakhir | sudah berakhir | berakhir sudah | kedaluwarsa | dihentikan | tidak aktif | tidak lagi aktif | pembatalan dikonfirmasi | dinonaktifkan | ditutup | diakhiri",
  ends: "berakhir | akan berakhir | berakhir pada | hingga | sampai | tanggal berakhir | hari terakhir | berlaku hingga",
  noMore:
    "tidak akan diperpanjang | tidak diperpanjang | tidak akan ditagih | tidak ditagih | tidak ada tagihan | tidak ada pembayaran | tanpa perpanjangan | perpanjangan otomatis nonaktif | perpanjangan otomatis: nonaktif | perpanjangan otomatis mati | pembayaran berikutnya: tidak ada",
  none: "tidak memiliki langganan | tidak ada langganan | tidak ada paket | tidak punya langganan | belum berlangganan | tidak berlangganan",
  undo: "aktifkan kembali | lanjutkan langganan | pulihkan | urungkan | batalkan pembatalan | berlangganan lagi | berlangganan | perpanjang | mulai lagi | tarik kembali | gabung lagi",
  leave:
    "batalkan | batalkan langganan | batalkan paket | akhiri | hentikan langganan | berhenti berlangganan | matikan perpanjangan",
  living:
    "pembayaran berikutnya | tagihan berikutnya | diperpanjang pada | akan diperpanjang | akan ditagih | tanggal perpanjangan | perpanjangan otomatis aktif | perpanjangan otomatis: aktif | perpanjangan berikutnya",
  active: "aktif | berjalan | paket saat ini | berlaku",
  paused:
    "dijeda | jeda | ditangguhkan | dibekukan | dilewati | dilanjutkan pada | akan dilanjutkan | sementara",
  again:
    "diaktifkan kembali | dipulihkan | dimulai lagi | telah diperpanjang | selamat datang kembali | ditarik kembali | aktif kembali | dilanjutkan kembali",
  moved:
    "diubah ke | dipindahkan ke | beralih ke | selamat datang di | paket baru | langganan baru | sekarang anda | diturunkan | diganti",
  trial: "uji coba | bulan gratis | percobaan",
  waits:
    "menunggu | tertunda | periksa email | klik tautan | harap konfirmasi | konfirmasikan | perlu dikonfirmasi | permintaan | sedang diproses | sedang ditinjau | hubungi kami | kami akan menelepon | kami akan menghubungi | lewat pos | surat | tanda tangan | satu langkah lagi | untuk menyelesaikan | persetujuan",
  ifs: "jika | kecuali | dengan syarat | asalkan | setelah anda | ketika | hanya setelah | hanya jika | berlaku efektif | sebelum | apabila",
  can: "dapat | bisa",
  not: "belum | masih | tidak dapat | gagal | tetap",
  small:
    "anda | kamu | saya | kami | ini | itu | adalah | telah | sudah | akan | dan | atau | di | ke | dari | pada | sampai | hingga | setelah | kemudian | untuk | dengan | oleh | yang | ketika | saat | hari | sekarang | kini | tanggal | bulan* | tahun* | minggu | akhir | pukul | segera | permanen | otomatis | berhasil | ada | apa pun | pembayaran | bayar | dibayar | tagihan | ditagih | biaya | kartu | akun | akses | digunakan | menggunakan | aktif | dikonfirmasi | konfirmasi | terima kasih | halo | berlaku | dapat | bisa | permintaan | lagi | dipungut | diambil | dikenakan",
  goesOn: "berlanjut | tetap berjalan",
  negates: "tidak | bukan | belum | jangan | tak | tanpa",
  turns:
    "tetapi | tapi | namun | meskipun | walaupun | melainkan | sebagai gantinya | tidak ada | masih | tetap | terus | lanjut* | berlanjut | dilanjutkan | sama | lagi | kembali | lain* | baru | berikut* | keduanya | hanya | kecuali | sementara | hampir | kesalahan | keliru | salah",
  failed: "kesalahan | gagal | coba lagi",
  things:
    "pengiriman* | pesanan | kotak | kelas | pemesanan | janji | tiket | tambahan | buletin | email | pembayaran dibatalkan | pembayaran yang | faktur | kupon | penawaran | diskon | hadiah | perangkat | profil | notifikasi | uji coba | kartu | acara | paket kiriman | kursus | poin",
  people:
    "anggota keluarga | anak | putra | putri | pasangan | tamu | teman | pengguna lain | akun lain | rekan",
  plan: "langganan | keanggotaan | paket | kontrak | akun | perpanjangan | anggota",
  status:
    "status | berakhir | tanggal berakhir | pembayaran berikutnya | perpanjangan | perpanjangan otomatis | berlaku hingga | kontrak | pembayaran",
  period: "periode penagihan | periode saat ini | periode | siklus",
};
