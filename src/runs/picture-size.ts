export type PictureSize = { width: number; height: number };

/** Width and height from the first bytes of a PNG or JPEG; undefined where they can't be read. */
export function pictureSize(data: Uint8Array): PictureSize | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const size = view.byteLength > 24 && view.getUint32(0) === 0x89504e47 ? png(view) : jpeg(view);
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}

function png(view: DataView): PictureSize {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks the segments to the frame header (C0..CF without the tables C4, C8, CC). */
function jpeg(view: DataView): PictureSize | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < view.byteLength;) {
    const marker = view.getUint16(at);
    if (marker < 0xff01) return undefined;
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
