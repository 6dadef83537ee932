import { type FormEvent, useEffect, useState } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { businessTypes } from '@aaspaas/contract/registration/values';
import { navigate, useUrl } from '../../current-url/url';
import { Button, ButtonLink } from '../../ui/Button';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { StepProgress } from '../steps/StepProgress';
import { useToast } from '../../ui/toasts/Toast';
import { loadBusinessType, saveBusinessType } from '../steps/flows/business-type';
import { draftNotSaved } from '../drafts/draft-store';
import { isFromContact, thenContact } from '../steps/flows/flow';
import { firstPaths } from '../steps/flows/first-paths';
import { businessHeader, businessSteps, type BusinessType } from '../steps/flows/business-flow';
import { say } from '../../say';

const choices = [
  { value: 'product-seller', label: 'Product Seller', text: 'You sell things in a shop or stall' },
  { value: 'service-provider', label: 'Service Provider', text: 'You repair, clean, teach or cut hair' },
  { value: 'both', label: 'Both', text: 'You sell things and offer services' },
] as const;

/** The first step of every business registration. */
export function Page() {
  const url = useUrl();
  const wanted = businessTypes.find((type) => type === url.query.get('as'));
  const [chosen, setChosen] = useState<BusinessType | ''>(wanted ?? '');
  const toast = useToast();
  // Somebody who comes back finds the earlier choice.
  useEffect(() => setChosen((now) => now || (loadBusinessType() ?? '')), []);
  // Saved at once, like what is typed in the later steps.
  const choose = (type: BusinessType) => {
    setChosen(type);
    saveBusinessType(type);
    // On a reload, the url would otherwise restore the choice that a card of the landing page made.
    if (wanted) navigate(paths.typeChoice, { replace: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    if (!saveBusinessType(chosen)) return toast('error', draftNotSaved);
    const first = firstPaths[chosen];
    navigate(isFromContact(url) ? thenContact(first) : first);
  };
  return (
    <section aria-labelledby="step-title" className="mx-auto max-w-2xl px-4 pt-4 sm:py-8">
      <p className="pb-4 text-center font-semibold text-leaf-strong">{say(businessHeader)}</p>
      <StepProgress steps={Object.values(businessSteps)} current={0} />
      <h1 id="step-title" className="pt-6 pb-4 text-2xl">
        Who Are You Joining As?
      </h1>
      <form onSubmit={onSubmit} className="grid gap-5">
        <ChoiceGroup label="I am a" choices={choices} value={chosen} onChange={choose} />
        <div className="own-bottom sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-3 sm:static sm:border-0">
          <ButtonLink variant="secondary" href="/">
            Back
          </ButtonLink>
          <ButtonLink variant="quiet" href="/">
            Skip
          </ButtonLink>
          <div className="flex-1 sm:flex-none sm:pl-4">
            <Button type="submit" wide disabled={!chosen}>
              Next
            </Button>
          </div>
        </div>
      </form>
    </section>
  );
}
