/** Linden Falls is made up: a college town with a river, a mill and a railway that no longer stops. */
export const places = [
  'College Hill, Linden Falls',
  'Campus – West Quad, Linden Falls',
  'Old Mill District, Linden Falls',
  'Riverside, Linden Falls',
  'Depot Street, Linden Falls',
  'Maple Heights, Linden Falls',
  'Northgate, Linden Falls',
  'Orchard Lane, Linden Falls',
  'Lakeshore, Linden Falls',
  'Fairground Road, Linden Falls',
] as const;

export type Place = (typeof places)[number];
