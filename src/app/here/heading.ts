/** Which way a phone points: degrees clockwise from north. */
export type Turned = {
  readonly absolute: boolean;
  readonly alpha: number | null;
  /** Safari says the heading itself and calls nothing absolute. */
  readonly webkitCompassHeading?: number;
};

/** Undefined when the phone knows only how far it was turned, not where north is. */
export const headingOf = (turned: Turned, screenAngle: number): number | undefined => {
  const { absolute, alpha, webkitCompassHeading } = turned;
  // Alpha runs against the clock; a screen held sideways has its top elsewhere.
  const heading = webkitCompassHeading ?? (absolute && alpha !== null ? 360 - alpha : undefined);
  return heading === undefined || !Number.isFinite(heading) ? undefined : (heading + screenAngle + 360) % 360;
};
