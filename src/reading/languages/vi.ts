import type { FinalWords } from "./language.ts";

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
