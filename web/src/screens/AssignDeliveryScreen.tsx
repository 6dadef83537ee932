import { AgentFinder } from '../agents/AgentFinder';
import { AgentSearch } from '../agents/AgentSearch';
import { AgentTabs } from '../agents/AgentTabs';
import { navigate } from '../router/address';
import { addressWith } from './addresses';
import { agentsRequest, statusOf } from './agent-requests';
import { useNearby } from './use-nearby';

/** Delivery agents: those of a city, and those who are liked best anywhere. */
export function AssignDeliveryScreen() {
  const { address, search, place, hero } = useNearby();
  const city = place.city ?? '';
  const actionFor = () => null;
  return (
    <>
      <section className="border-b border-line bg-leaf-soft px-4 py-5 sm:py-8">
        <div className="mx-auto grid max-w-3xl gap-4">
          <h1 className="text-center text-2xl font-bold sm:text-3xl">Nearby Delivery Agent</h1>
          <AgentSearch {...hero} />
        </div>
      </section>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-4">
        <section aria-label="Nearby agents">
          <AgentTabs
            request={agentsRequest(address, city)}
            search={search}
            city={city || 'your area'}
            status={statusOf(address)}
            onStatus={(status) => navigate(addressWith(address, { status }), { replace: true })}
            actionFor={actionFor}
          />
        </section>
        <AgentFinder actionFor={actionFor} />
      </div>
    </>
  );
}
