import { menuEntriesAtFirst, serviceMenu, shopMenu } from '@aaspaas/contract/shops/category-menus';
import { MoreList } from '../ui/MoreList';

const menus = { shop: shopMenu, service: serviceMenu };

/** What hangs below a finder link. */
export function CategoryPanel({ kind }: { kind: 'shop' | 'service' }) {
  return (
    <div className="card w-full animate-appear p-3 md:absolute md:top-full md:left-0 md:max-h-[75dvh] md:w-80 md:overflow-y-auto md:shadow-raised">
      <h2 className="px-3 text-base text-ink-soft">Frequently visited categories</h2>
      <MoreList items={menus[kind]} first={menuEntriesAtFirst}>
        {(shown) => (
          <ul>
            {shown.map(({ value, label }) => (
              <li key={value}>
                <a
                  href={`/ServiceFinder?category=${encodeURIComponent(value)}&type=${kind}`}
                  className="inline-flex min-h-11 w-full items-center rounded-md px-3 font-medium hover:bg-leaf-soft"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </MoreList>
    </div>
  );
}
