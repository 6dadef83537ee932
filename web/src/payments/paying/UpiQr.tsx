import { QrCode } from '../../ui/QrCode';

/** The code to scan with another phone. Until its script has loaded, there is still the UPI id. */
export const UpiQr = ({ link }: { link: string }) => (
  <QrCode
    text={link}
    label="QR code to pay by UPI"
    otherwise="The code did not load. You can still pay to the UPI id. We keep trying."
  />
);
