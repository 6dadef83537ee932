import { Icon } from '../Icon';

/** Five stars, filled from the left by this share: 0.86 fills four and a third. */
export function Stars({ share }: { share: number }) {
  return (
    <span className="relative inline-flex text-line">
      <FiveStars />
      <span className="absolute inset-0 overflow-hidden text-marigold" style={{ width: `${share * 100}%` }}>
        <FiveStars />
      </span>
    </span>
  );
}

function FiveStars() {
  return (
    <span className="flex w-max">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon name="star-filled" key={star} size={18} />
      ))}
    </span>
  );
}
