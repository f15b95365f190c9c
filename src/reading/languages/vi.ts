import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Vietnamese. */
export const vi: FinalWords = {
  cancel: "hủy | huỷ | hủy bỏ | huỷ bỏ",
  end: "hủy đăng ký | huỷ đăng ký | hủy gói | huỷ gói | chấm dứt hợp đồng | ngừng gia hạn | hủy tư cách thành viên | kết thúc đăng ký | hủy thuê bao | dừng gia hạn | ngừng đăng ký",
  delete: "xóa | xoá | xóa tài khoản | xóa vĩnh viễn",
  buy: "mua | mua ngay | mua hàng | thanh toán | trả tiền | đặt hàng | đặt mua | đăng ký gói | nâng cấp | quyên góp | ủng hộ tiền | chuyển tiền | gửi tiền",
  reach: "đăng bài | xuất bản | chia sẻ | mời bạn | mời thành viên",
  subject: "gói | gói cước | thuê bao | hợp đồng | đăng ký | thành viên",
  affirm: "=có | =tiếp tục | =xác nhận | =đồng ý",
};

export const viEveryday: MarkedWords = {
  small: "của và có không cho với được trong này bạn các một những tôi hoặc",
  everyday:
    "tìm kiếm | tìm | bộ lọc | đặt lại bộ lọc! | bỏ bộ lọc! | sắp xếp theo | hiển thị thêm | xem thêm | ẩn bớt | hiển thị ít hơn | xem tất cả | hiển thị tất cả | tải thêm | trang sau | trang tiếp theo | trang trước | câu hỏi tiếp theo! | câu hỏi trước | =bước tiếp theo! | =bước trước | =tuần sau | =tuần trước | =tháng sau | =tháng trước | ảnh tiếp theo | ảnh trước | chương tiếp theo | mở menu | đóng menu! | thu gọn menu! | mở rộng menu | thêm vào yêu thích! | thêm vào mục yêu thích! | gắn dấu sao! | bỏ dấu sao! | lưu thay đổi! | lưu bản nháp! | bản nháp! | áp dụng bộ lọc! | chỉnh sửa! | đổi tên! | di chuyển lên! | di chuyển xuống! | di chuyển sang trái! | di chuyển sang phải! | sắp xếp lại! | thêm vào giỏ hàng! | thêm vào giỏ! | để dành sau! | lưu để xem sau! | thêm vào danh sách yêu thích! | thêm vào danh sách mong muốn! | so sánh! | ước tính phí vận chuyển! | phát video! | tạm dừng video! | tắt tiếng! | bật tiếng! | tốc độ phát! | toàn màn hình | đăng nhập! | đăng xuất! | tải về | in trang | sao chép | sao chép liên kết | chấp nhận cookie! | từ chối cookie! | làm mới trang | tải lại | tải lại trang | thử lại! | tải tệp lên! | tải ảnh lên! | chọn tệp! | đánh dấu là đã đọc! | đánh dấu đã đọc! | đánh dấu tất cả là đã đọc! | đánh dấu là chưa đọc! | chọn tất cả! | bỏ chọn tất cả! | hiện cột | ẩn cột! | chữ to hơn! | chữ nhỏ hơn! | cỡ chữ! | lên đầu trang | về đầu trang | chấp nhận tất cả cookie! | từ chối tất cả cookie! | di chuyển bản đồ | tải ảnh đại diện lên! | ẩn bảng! | kéo để sắp xếp! | =thêm nữa | =nhiều hơn | =ít hơn | =tiếp theo | =trước | =trước đó | =quay lại | =trở lại | =đóng! | =mở | =menu | =trang chủ | =lưu! | =áp dụng! | =yêu thích! | =mục yêu thích! | =âm lượng! | =tốc độ! | =phụ đề! | =ngôn ngữ! | =giao diện! | =chủ đề! | =tiền tệ! | =lịch | =hôm nay | =bản đồ | =trợ giúp | =xem trước | =tổng quan | =cài đặt! | =tùy chọn! | =hồ sơ! | =tài khoản | =tài khoản của tôi | =chi tiết | =lịch sử | =thông báo | =tin nhắn | =đơn hàng | =đơn hàng của tôi | =hóa đơn | =đánh giá! | =hình ảnh | =ảnh | =mô tả | =kích thước | =kích cỡ | =màu sắc | =màu | =số lượng! | =số! | =hàng tháng! | =hàng năm! | =đặt lại! | =cột | =chế độ tối! | =chung | =bảo mật | =quyền riêng tư | =về chúng tôi | =giới thiệu | =liên hệ | =sản phẩm | =danh mục | =giỏ hàng! | =danh sách yêu thích! | =danh sách mong muốn! | =khẩu phần! | =khách! | =trực tuyến! | =vắng mặt! | =lưu trữ! | =báo lại sau! | =nhãn! | =chấp nhận tất cả! | =từ chối tất cả! | =ẩn! | =thu gọn! | =mở rộng | =hữu ích! | =hoàn tác! | =làm lại! | =phóng to | =thu nhỏ! | =sắp xếp | =lọc | =thích! | =bỏ thích! | =theo dõi! | =bỏ theo dõi! | =sửa! | =chép | =in | =phát! | =tải xuống | =tải lên! | =sẵn sàng! | =kéo!",
  shows:
    "xem | hiển thị | quản lý | xem chi tiết | tìm hiểu thêm | đọc | đọc thêm | khám phá | tải xuống | chỉnh sửa | =hóa đơn",
  chooses: "chọn! | thêm!",
};
