import { StepWithDraft } from '../../registration/drafts/StepWithDraft';
import type { BrandingValues } from '../../registration/branding-values';
import { businessPhotos } from '../../registration/drafts/business-draft-forms';
import { MissingStep } from '../../registration/steps/MissingStep';
import { loadPhotos } from '../../registration/drafts/photo-store';
import { BrandingStep } from './BrandingStep';
import { useChosenFlow } from '../../registration/steps/flows/use-chosen-flow';
import { findMissingStep } from '../../registration/steps/find-missing-step';
import { useMissingStep } from '../../registration/steps/use-missing-step';

const withPhotos = async (values: BrandingValues): Promise<BrandingValues> => ({
  ...values,
  images: await loadPhotos(businessPhotos),
});

export function Page() {
  const flow = useChosenFlow();
  const missing = useMissingStep(findMissingStep);
  return (
    <StepWithDraft flow={flow} flowStep={flow.branding} withFiles={withPhotos}>
      {(step) => (
        <BrandingStep
          step={step}
          photosKey={businessPhotos}
          descriptionLength={flow.descriptionLength}
          notice={missing && <MissingStep {...missing} />}
        />
      )}
    </StepWithDraft>
  );
}
