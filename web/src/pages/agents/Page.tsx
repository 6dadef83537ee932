import { AgentSearch } from './AgentSearch';
import { AgentTabs } from './AgentTabs';
import type { AgentView } from './agent-view';
import { AssignButton } from '../../deliveries/AssignButton';
import { DeliverySection } from '../../deliveries/DeliverySection';
import { navigate, useUrl } from '../../current-url/url';
import { askToLogIn } from '../../current-url/use-url-dialog';
import { useSession } from '../../session/session';
import { LocationNote } from '../../places/LocationNote';
import { Button } from '../../ui/Button';
import { listWith } from '../../search/list-urls';
import { agentsRequest, statusOf } from './agent-requests';
import { sayHere } from '../../search/say-here';
import { searchOf } from '../../search/requests';
import { useNearby } from '../../search/use-nearby';

/** The delivery agents of a place, and whom one has sent. */
export function Page() {
  const url = useUrl();
  const { search } = searchOf(url);
  const { place, chosen, location, note, ...form } = useNearby();
  // Agents are known by their town, not by their position. Those of other towns are of no use here.
  const city = place.city || chosen?.city || searchOf(url).city;
  const { user } = useSession();
  const actionFor = ({ id, name, availability }: AgentView) =>
    user && user.u_id !== id && availability !== 'not_available' ? (
      <AssignButton agentId={id} name={name} />
    ) : null;
  return (
    <>
      <section className="border-b border-line bg-leaf-soft px-4 py-2 sm:py-8">
        <div className="mx-auto grid max-w-3xl gap-2 sm:gap-4">
          <h1 className="text-xl font-bold sm:text-center sm:text-3xl">Nearby Delivery Agent</h1>
          <AgentSearch {...form} here={sayHere(location, chosen)} search={search}>
            <LocationNote location={location} {...note} />
          </AgentSearch>
        </div>
      </section>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-3">
        {user && <DeliverySection side="customer" />}
        <section aria-labelledby="agents-title" className="grid grid-cols-1 gap-2">
          <h2 id="agents-title" className="text-xl">
            Find your delivery agent
          </h2>
          <AgentTabs
            request={agentsRequest(url, city)}
            search={search}
            city={city}
            status={statusOf(url)}
            onStatus={(status) => navigate(listWith(url, { status }), { replace: true })}
            actionFor={actionFor}
          />
        </section>
        {!user && <LogInNote />}
      </div>
    </>
  );
}

function LogInNote() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
      Log in to assign an agent and to follow your delivery.
      <Button variant="secondary" size="small" onClick={() => askToLogIn('agents')}>
        Log in
      </Button>
    </p>
  );
}
