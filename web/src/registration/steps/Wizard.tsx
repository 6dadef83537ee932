import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { keepLoading } from '../../ui/loading/keep-loading';
import { lazyPart } from '../../ui/loading/lazy-part';
import { pageAhead } from '../../ui/loading/page-ahead';
import { DialogNotLoaded } from '../../ui/loading/NotLoaded';
import { Skeleton } from '../../ui/loading/Skeleton';
import { StepProgress } from './StepProgress';
import type { Flow, FlowStep } from './flows/flow';
import type { WizardStep } from './use-wizard';
import { say } from '../../say';

const loadQuestion = async () => (await import('./SkipQuestion')).SkipQuestion;
const SkipQuestion = lazyPart(loadQuestion, ({ question, isPageStale }) => (
  <DialogNotLoaded isPageStale={isPageStale} onClose={question.cancel} />
));

interface WizardFrameProps {
  readonly flow: Flow;
  readonly flowStep: Pick<FlowStep<object>, 'title' | 'place'>;
  readonly children?: ReactNode;
}

/** Header, progress and title of a step. Without children it shows placeholders for the fields. */
export function WizardFrame({ flow, flowStep, children }: WizardFrameProps) {
  return (
    <section aria-labelledby="step-title" className="mx-auto max-w-2xl px-4 pt-4 sm:py-8">
      <p className="pb-4 text-center font-semibold text-leaf-strong">{say(flow.header)}</p>
      <StepProgress steps={flow.steps} current={flowStep.place} done={useDone(flow, flowStep.place)} />
      <h1 id="step-title" className="pt-6 pb-4 text-2xl">
        {say(flowStep.title)}
      </h1>
      {children ?? <FieldSkeletons />}
    </section>
  );
}

/** The steps that are done. They are read from the drafts, which the server does not know. */
function useDone(flow: Flow, place: number): readonly number[] {
  const [done, setDone] = useState<readonly number[]>([]);
  // Until the script has loaded, no step is ticked.
  useEffect(
    () => keepLoading(async () => (await import('./done-steps')).findDone(flow, place), setDone),
    [flow, place],
  );
  return done;
}

/** As high as the screen, so that nothing moves when the fields appear. */
function FieldSkeletons() {
  return (
    <div role="status" aria-label="Loading" className="grid min-h-dvh content-start gap-5 noscript:hidden">
      {[1, 2, 3, 4].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  );
}

interface WizardProps<Values extends object> {
  readonly step: WizardStep<Values>;
  /** The step's fields. */
  readonly children: ReactNode;
  readonly nextText?: string;
  readonly busyText?: string;
  /** The step itself is working, before anything is sent. */
  readonly busy?: boolean;
  /** For the last step, which is submitted instead of leading on. */
  readonly onSubmit?: WizardStep<Values>['next'];
}

/** A step with its fields and its Back, Skip and Next buttons. */
export function Wizard<Values extends object>({ step, children, ...way }: WizardProps<Values>) {
  const { nextText = 'Next', busyText = nextText, busy = false, onSubmit = step.next } = way;
  // Not part of the first load, but loaded before it is needed: the network may be gone by then.
  useEffect(() => keepLoading(loadQuestion), []);
  useEffect(() => keepLoading(() => Promise.all(step.flow.paths.map(pageAhead.load))), [step.flow]);
  return (
    <WizardFrame flow={step.flow} flowStep={step.flowStep}>
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        {children}
        {/* Within reach of the thumb on a phone, above everything else. */}
        <div className="own-bottom sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-3 sm:static sm:border-0">
          <Button variant="secondary" onClick={step.goBack}>
            Back
          </Button>
          <Button variant="quiet" onClick={step.skip}>
            Skip
          </Button>
          <div className="flex-1 sm:flex-none sm:pl-4">
            <Button type="submit" wide busy={busy || step.form.busy} busyText={busyText}>
              {say(nextText)}
            </Button>
          </div>
        </div>
      </form>
      {step.question && <SkipQuestion question={step.question} />}
    </WizardFrame>
  );
}
