import { Initial } from './Initial';
import { Photo } from './Photo';

type AvatarProps = { name: string; src?: string | null; size?: number };

/** A person's photo, or the first letter of the name. */
export const Avatar = ({ name, src, size = 44 }: AvatarProps) => (
  <div className="shrink-0 overflow-hidden rounded-full" style={{ width: size }}>
    <Photo src={src} alt="" sizes={`${size}px`} ratio={1} placeholder={<Initial name={name} size={size} />} />
  </div>
);
