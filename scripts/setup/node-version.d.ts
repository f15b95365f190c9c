export const WANTED: string;
export function isRecentEnough(version: string): boolean;
