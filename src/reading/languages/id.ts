import type { MarkedWords, FinalWords } from "./language-words.ts";

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

export const idEveryday: MarkedWords = {
  small: "dan yang di untuk dengan ini dari anda tidak ke pada adalah atau akan itu dalam",
  everyday:
    "cari | pencarian | telusuri | filter | saring | bersihkan filter! | atur ulang filter! | hapus filter! | urutkan | urutkan menurut | tampilkan lebih banyak | lihat lainnya | lihat selengkapnya | tampilkan lebih sedikit | tampilkan semua | lihat semua | muat lebih banyak | halaman berikutnya | halaman selanjutnya | halaman sebelumnya | pertanyaan berikutnya! | pertanyaan sebelumnya | =langkah sebelumnya | =langkah berikutnya! | =minggu berikutnya | =minggu sebelumnya | =bulan berikutnya | =bulan sebelumnya | foto berikutnya | foto sebelumnya | bab berikutnya | buka menu | tutup menu! | ciutkan menu! | luaskan menu | suka! | tambahkan ke favorit! | beri bintang! | ikuti! | berhenti mengikuti! | beri nilai! | beri rating! | simpan perubahan! | simpan draf! | draf! | terapkan filter! | edit! | sunting! | ganti nama! | ubah nama! | pindahkan ke atas! | pindahkan ke bawah! | pindahkan ke kiri! | pindahkan ke kanan! | ubah urutan! | =seret! | tambah ke keranjang! | tambahkan ke keranjang! | masukkan keranjang! | simpan untuk nanti! | tambahkan ke daftar keinginan! | bandingkan! | putar! | putar video! | jeda video! | bisukan! | bunyikan! | suarakan! | kecepatan pemutaran! | layar penuh | masuk! | keluar dari akun! | unduh | cetak | salin | salin tautan | terima cookie! | tolak cookie! | segarkan | muat ulang | perbarui halaman | coba lagi! | unggah file! | unggah berkas! | unggah foto! | unggah gambar! | pilih file! | pilih berkas! | tandai sudah dibaca! | tandai semua sudah dibaca! | tandai belum dibaca! | pilih semua! | tampilkan kolom | sembunyikan kolom! | huruf lebih besar! | huruf lebih kecil! | ukuran huruf! | ukuran font! | kembali ke atas | ke atas! | terima semua cookie! | tolak semua cookie! | tidak suka lagi! | geser peta | unggah avatar! | sembunyikan panel! | =lebih banyak | =selengkapnya | =lebih sedikit | =berikutnya | =selanjutnya | =sebelumnya | =kembali | =tutup! | =buka | =menu | =beranda | =simpan! | =terapkan! | =favorit! | =volume! | =kecepatan! | =subtitel! | =takarir! | =bahasa! | =tema! | =mata uang! | =kalender | =hari ini | =peta | =bantuan | =pratinjau | =ringkasan | =ikhtisar | =pengaturan! | =setelan! | =preferensi! | =profil! | =akun | =akun saya | =detail | =rincian | =riwayat | =notifikasi | =pesan masuk | =pesanan saya | =daftar pesanan | =faktur | =ulasan | =gambar | =foto | =deskripsi | =ukuran | =warna | =jumlah! | =kuantitas! | =nomor! | =bulanan! | =tahunan! | =bersihkan! | =atur ulang! | =kolom | =mode gelap! | =umum | =keamanan | =privasi | =tentang kami | =kontak | =hubungi kami | =produk | =kategori | =keranjang! | =daftar keinginan! | =porsi! | =tamu! | =daring! | =sedang pergi! | =arsipkan! | =arsip! | =tunda email! | =label! | =terima semua! | =tolak semua! | =sembunyikan! | =ciutkan! | =luaskan | =bermanfaat! | =membantu! | =urungkan! | =perbesar! | =perkecil! | =keluar! | =tersedia!",
  shows:
    "lihat | tampilkan | kelola | lihat detail | pelajari lebih lanjut | baca | baca selengkapnya | jelajahi | unduh | cetak | edit | =metode pembayaran | =faktur",
  chooses: "pilih! | tambah! | tambahkan!",
};
