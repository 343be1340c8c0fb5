import { encode } from 'uqr';
import { sayDetail } from './text/messages.ts';

/** One path for all dark modules: a QR code of a link has about 800 of them. */
const Qr = ({ text }: { readonly text: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`${sayDetail('qrCode')}: ${text}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className="qr-light" />
      <path d={path} className="qr-dark" />
    </svg>
  );
};

export default Qr;
