import type { EndWords } from "../end-words.ts";

export const vi: EndWords = {
  code: "vi",
  ended:
    "đã hủy | đã huỷ | đã bị hủy | đã kết thúc | đã hết hạn | đã chấm dứt | đã ngừng | không còn hiệu lực | không hoạt động | hủy thành công | đã đóng",
  ends: "kết thúc | sẽ kết thúc | hết hạn | đến ngày | đến hết | cho đến | ngày cuối | ngày kết thúc | hiệu lực đến",
  noMore:
    "không gia hạn | sẽ không gia hạn | không tự động gia hạn | sẽ không bị tính phí | không bị tính phí | không thu phí | không có khoản thanh toán | không còn khoản | tự động gia hạn: tắt | tự động gia hạn đã tắt | thanh toán tiếp theo: không",
  none: "không có gói | chưa có gói | không có đăng ký | bạn không có | chưa đăng ký gói",
  undo: "kích hoạt lại | khôi phục | tiếp tục gói | hoàn tác | rút lại | đăng ký lại | gia hạn | đăng ký | bắt đầu lại | tham gia lại",
  leave: "hủy gói | hủy đăng ký | huỷ | hủy | chấm dứt | ngừng gia hạn | tắt gia hạn",
  living:
    "thanh toán tiếp theo | kỳ thanh toán tiếp | hóa đơn tiếp theo | gia hạn vào | sẽ gia hạn | sẽ được gia hạn | sẽ bị tính phí | sẽ thu | ngày gia hạn | tự động gia hạn: bật",
  active: "đang hoạt động | hoạt động | đang sử dụng | gói hiện tại | còn hiệu lực",
  paused:
    "tạm dừng | tạm ngưng | tạm hoãn | bảo lưu | bỏ qua | tiếp tục vào | sẽ tiếp tục | tạm thời | đóng băng",
  again:
    "đã kích hoạt lại | đã khôi phục | đã bắt đầu lại | đã được gia hạn | đã gia hạn | chào mừng trở lại | đã rút lại | hoạt động trở lại",
  moved:
    "đã chuyển sang | đã đổi sang | đã thay đổi | chào mừng bạn đến | gói mới | hiện bạn | hạ cấp | nâng cấp | thay thế",
  trial: "dùng thử | tháng miễn phí",
  waits:
    "đang chờ | chờ xác nhận | chờ | kiểm tra email | nhấp vào liên kết | vui lòng xác nhận | cần xác nhận | yêu cầu | đang xử lý | đang xem xét | gọi cho | sẽ gọi | sẽ liên hệ | qua bưu điện | chữ ký | một bước nữa | để hoàn tất | phê duyệt",
  ifs: "nếu | trừ khi | với điều kiện | điều kiện | ngay khi | khi | chỉ sau | có hiệu lực khi | trước khi | miễn là",
  can: "có thể",
  not: "chưa | vẫn | không thể | không thành công",
  small:
    "ban | cua | quy khach | chung toi | toi | day | nay | do | la | da | duoc | se | dang | co | va | hoac | tai | o | vao | tu | den | sau | khi | cho | voi | ve | ma | thi | hom nay | bay gio | hien | roi | ngay | thang | nam | tuan | cuoi | het | gio | luc | lap tuc | vinh vien | tu dong | thanh cong | them | nua | thanh toan | phi | tinh | hoa don | the | tai khoan | truy cap | su dung | dung | hoat dong | xac nhan | cam on | xin | chao | goi | hieu luc | ky | khoan | bi tru | tru tien | yeu cau | xem | doc",
  goesOn: "tiep tuc",
  negates: "khong | chua | chang",
  turns:
    "nhung | tuy nhien | mac du | thay vi | ma la | khong ai | van | con | tiep tuc | giu | duy tri | cung | nhu cu | lai | khac | moi | ke tiep | tiep theo | ca hai | chi | ngoai tru | tru | tam thoi | gan nhu | suyt | nham | loi | sai",
  failed: "lỗi | thất bại | thử lại",
  things:
    "giao hàng | đơn hàng | hộp | buổi học | lớp | đặt chỗ | lịch hẹn | vé | tiện ích | bản tin | email | khoản thanh toán | thanh toán đã hủy | hóa đơn | phiếu | ưu đãi | giảm giá | quà | thiết bị | hồ sơ | thông báo | dùng thử | thẻ | sự kiện | khóa học | điểm",
  people:
    "thành viên gia đình | người thân | con trai | con gái | con bạn | bạn bè | khách | người dùng khác | tài khoản khác | đồng nghiệp",
  plan: "gói | đăng ký | thuê bao | hội viên | hợp đồng | gia hạn | tư cách thành viên",
  status:
    "trạng thái | tình trạng | kết thúc | ngày kết thúc | thanh toán tiếp theo | gia hạn | tự động gia hạn | hiệu lực đến | hợp đồng | thanh toán",
  period: "kỳ thanh toán | kỳ hiện tại | kỳ | chu kỳ",
};
