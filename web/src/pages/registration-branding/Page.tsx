import { AtStop } from '../../registration/AtStop';
import type { BrandingValues } from '../../registration/branding-values';
import { businessPhotos } from '../../registration/itineraries/business';
import { MissingStep } from '../../registration/MissingStep';
import { loadPhotos } from '../../registration/photo-store';
import { BrandingStep } from '../../registration/steps/BrandingStep';
import { useItineraryOfDraft } from '../../registration/use-itinerary-of-draft';
import { findMissingStep } from '../../registration/find-missing-step';
import { useMissing } from '../../registration/use-missing';

const withPhotos = async (values: BrandingValues): Promise<BrandingValues> => ({
  ...values,
  images: await loadPhotos(businessPhotos),
});

export function Page() {
  const itinerary = useItineraryOfDraft();
  const missing = useMissing(findMissingStep);
  return (
    <AtStop itinerary={itinerary} stop={itinerary.branding} withFiles={withPhotos}>
      {(step) => (
        <BrandingStep
          step={step}
          photosKey={businessPhotos}
          descriptionLength={itinerary.descriptionLength}
          notice={missing && <MissingStep {...missing} />}
        />
      )}
    </AtStop>
  );
}
