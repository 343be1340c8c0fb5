/** What the atlas answers. The table itself is being built; this is the agreed door. */
export type Atlas = {
  checkValueOf(block: number): number;
  rankOf(block: number): number;
  blockAt(checkValue: number, rank: number): number;
  isLand(block: number): boolean;
  classOf(block: number): number;
  zoneOf(block: number): number;
};

export const openAtlas = (_bytes: ArrayBuffer): Atlas => {
  throw new Error('the atlas is not built yet');
};
