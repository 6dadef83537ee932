import { StepWithDraft } from '../drafts/StepWithDraft';
import type { BrandingValues } from '../branding-values';
import { businessPhotos } from '../drafts/business-draft-forms';
import { MissingStep } from '../steps/MissingStep';
import { loadPhotos } from '../drafts/photo-store';
import type { BusinessFlow } from '../steps/flows/business-flow';
import { useChosenFlow } from '../steps/flows/use-chosen-flow';
import { findMissingStep } from '../steps/find-missing-step';
import { useMissingStep } from '../steps/use-missing-step';
import type { ReactNode } from 'react';
import { addedServiceRules } from '@aaspaas/contract/registration/rules/service-tags';
import { shopKinds } from '@aaspaas/contract/photos/rules/files';
import { complain } from '../../forms/complain';
import { shopPhotoPicked } from '@aaspaas/contract/photos/rules/shop-photos';
import { pricesAfter } from '@aaspaas/contract/shops/prices';
import { PriceList } from '../../forms/fields/PriceList';
import { TagInput } from '../../forms/fields/TagInput';
import { TextArea } from '../../forms/fields/TextArea';
import type { Photo } from '../../photos/photo';
import { useSavePhotos } from '../drafts/use-save-photos';
import type { WizardStep } from '../steps/use-wizard';
import { Wizard } from '../steps/Wizard';
import { PhotoDrop } from '../../photos/PhotoDrop';
import { say } from '../../say';

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
          descriptionLength={flow.descriptionLength}
          notice={missing && <MissingStep {...missing} />}
        />
      )}
    </StepWithDraft>
  );
}

interface BrandingStepProps {
  readonly step: WizardStep<BrandingValues>;
  readonly descriptionLength: BusinessFlow['descriptionLength'];
  readonly notice?: ReactNode;
}

function BrandingStep({ step, descriptionLength, notice }: BrandingStepProps) {
  const { form, text, flow } = step;
  const { images, description, services, prices } = form.values;
  useSavePhotos(businessPhotos, images);
  // An emptied list shows its error at once, one that was never filled only on Next.
  const putImages = (photos: readonly Photo[]) =>
    form.setValues({ images: photos }, ...(photos.length === 0 ? (['images'] as const) : []));
  const putServices = (tags: readonly string[]) =>
    form.setValues(
      { services: tags, prices: pricesAfter({ items: services, prices }, tags, '') },
      ...(tags.length === 0 ? (['services'] as const) : []),
    );
  return (
    <Wizard step={step}>
      {notice}
      <PhotoDrop
        label="Images"
        help="Up to 10 photos: your shop front, your goods, your work"
        kinds={shopKinds}
        rules={shopPhotoPicked}
        photos={images}
        error={form.errors.images}
        onChange={putImages}
      />
      <TextArea
        label="Shop description"
        rows={5}
        help={say('{least} to {most} characters, {now} so far', {
          ...descriptionLength,
          now: [...description].length,
        })}
        {...text('description')}
      />
      <TagInput
        label="Products and services"
        placeholder="Such as: Rice"
        help="One by one, or a list with commas; up to 20"
        value={services}
        error={form.errors.services}
        clean={flow.clean}
        validate={(service, others) => complain(addedServiceRules, { service, services: others }).service}
        onChange={putServices}
      />
      <PriceList
        items={services}
        prices={prices}
        error={form.errors.prices}
        onChange={(typed) => form.setValues({ prices: typed })}
      />
    </Wizard>
  );
}
