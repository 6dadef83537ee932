import { peopleServer } from '../../console/people/people-server';

export const server = peopleServer('agents');
