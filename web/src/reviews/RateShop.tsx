import { Icon } from '../ui/Icon';
import { keepReview } from './review-draft';
import { say } from '../say';

interface RateShopProps {
  readonly shopId: number;
  /** The review has been begun, so its form should be shown. */
  onBegun(): void;
}

/** A row of stars on the page of a shop: pressing one begins the review. */
export function RateShop({ shopId, onBegun }: RateShopProps) {
  const begin = (rating: number) => {
    keepReview(shopId, { rating, text: '' });
    onBegun();
  };
  return (
    <p role="group" aria-label="Rate this shop" className="flex flex-wrap items-center gap-x-3">
      <span className="font-medium">Been here? Rate it:</span>
      <span className="flex flex-wrap">
        {[1, 2, 3, 4, 5].map((star) => (
          <button
            key={star}
            type="button"
            aria-label={star === 1 ? 'Rate it 1 star' : say('Rate it {star} stars', { star })}
            onClick={() => begin(star)}
            className="grid size-11 place-items-center rounded-full hover:bg-marigold-soft"
          >
            <Icon name="star" size={28} className="text-marigold-strong" />
          </button>
        ))}
      </span>
    </p>
  );
}
