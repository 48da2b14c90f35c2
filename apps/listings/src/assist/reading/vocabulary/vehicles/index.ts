import { carsAndTrucks } from './cars-and-trucks';
import { inOtherScripts } from './in-other-scripts';
import { more } from './more';
import { partsAndAccessories } from './parts-and-accessories';
import { twoWheelsWaterAndCamping } from './two-wheels-water-and-camping';

export const vehicles = [carsAndTrucks, twoWheelsWaterAndCamping, partsAndAccessories, more, inOtherScripts] as const;
