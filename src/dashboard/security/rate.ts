/** So many at once, then so many a second: for each key of its own. */
export function rateLimit(burst: number, perSecond: number, now: () => number = Date.now) {
  const buckets = new Map<string, { left: number; at: number }>();
  return (key: string): boolean => {
    const time = now();
    if (buckets.size > 10_000) buckets.clear();
    const bucket = buckets.get(key) ?? { left: burst, at: time };
    bucket.left = Math.min(burst, bucket.left + ((time - bucket.at) / 1000) * perSecond);
    bucket.at = time;
    buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
