import { useSettings } from '../../api/boot';
import { Points } from './LegalPage';

/** Other services that a visit contacts, according to the urls in the settings. */
export function OutsideServices() {
  const { tileUrl, geocoderUrl } = useSettings();
  const tiles = hostOf(tileUrl);
  const geocoder = hostOf(geocoderUrl);
  return (
    <Points
      points={[
        tiles &&
          `Maps: their pictures come to your browser from ${tiles}, which learns your internet address and the part of the map you look at.`,
        geocoder &&
          `If you let the browser tell your position, it asks ${geocoder} for the name of that place. We get the position with your search, to put the nearest first, and do not store it.`,
        'Mails to you go out through a mail provider.',
        'WhatsApp, your phone, your UPI app and Google Maps open only when you press their button; their own rules hold there.',
      ].filter(Boolean)}
    />
  );
}

/** 'tile.example' from 'https://{s}.tile.example/{z}/{x}/{y}.png'; empty if there is none. */
function hostOf(url: string): string {
  const [, host = ''] = /^https?:\/\/(?:\{\w+\}\.)?([^/:{}]+)/.exec(url) ?? [];
  return host;
}
