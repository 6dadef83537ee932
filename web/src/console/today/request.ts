import type { PageUrl } from '../../url/url';

export const trendsRequest = ({ query }: PageUrl) =>
  ({ span: query.get('span') === 'year' ? 'year' : 'month' }) as const;
