import type { PageUrl } from '../../navigation/url';

export const trendsRequest = ({ query }: PageUrl) =>
  ({ span: query.get('span') === 'year' ? 'year' : 'month' }) as const;
