import { entries } from './entries';

export const vehicles = entries(
  'Scooter; Motorcycle; Bicycle; Electric scooter; Auto rickshaw; Mini van; Cargo e-rickshaw; Scooter; Motorcycle',
);

export const dropNotes =
  entries(`Please call at the gate; Cake, keep it flat; Ring twice, the bell is slow; Leave with the security guard;
  Fragile, glass inside; Second floor, no lift; Bring change for 500; Blue gate after the temple; Medicines, please hurry; Books, about 6 kg;
  Call when you leave the shop; Two bags of groceries; Dry cleaning on hangers, do not fold`);

export const agentPraise =
  entries(`Reached before time, very polite.; Carried the bags up to the third floor.; Called before coming, good.;
  Cake arrived in one piece!; Knows every lane here.; Quick and careful.; Came even in the heavy rain.; Very decent person.; Helped with the gate and all.;
  Safe delivery of my mother’s saree.; On the dot.; Good job, thank you.`);

export const agentGrumbles =
  entries(`Okay, but twenty minutes late.; Could not find the house, had to explain thrice.; Fine.; Packet was slightly bent.;
  Good, but please call before coming.`);

export const reportReasons =
  entries(`This is about another shop with the same name.; Abusive words in the first version, please check.;
  The person never visited us.; Looks like an advertisement.`);
