import { deskGoods } from './goods/desk';
import { feastGoods } from './goods/feast';
import { foodGoods } from './goods/food';
import { homeGoods } from './goods/home';
import { lensGoods } from './goods/lens';
import { petGoods } from './goods/pets';
import { playGoods } from './goods/play';
import { styleGoods } from './goods/style';
import { toolGoods } from './goods/tools';
import { type Some, type Svg, nth } from './kit';

const goods = {
  ...foodGoods,
  ...homeGoods,
  ...toolGoods,
  ...styleGoods,
  ...deskGoods,
  ...playGoods,
  ...feastGoods,
  ...petGoods,
  ...lensGoods,
} satisfies Record<string, (hue: string) => Svg>;
type GoodsName = keyof typeof goods;

/** The setting of a trade's second drawing. */
export type Setting = 'shelves' | 'workshop' | 'office' | 'parlour' | 'dining' | Ground;
/** Settings outdoors. */
export type Ground = 'site' | 'field' | 'garden' | 'feast' | 'removal';

export interface Trade {
  /** The word on the signboard. */
  readonly word: string;
  readonly setting: Setting;
  readonly goods: Some<GoodsName>;
}

const trade = (word: string, setting: Setting, ...names: Some<GoodsName>): Trade => ({
  word,
  setting,
  goods: names,
});

/** By category id. */
export const trades: ReadonlyMap<number, Trade> = new Map([
  [1, trade('BAKERY', 'shelves', 'loaf', 'cake', 'cupcake', 'croissant', 'cookies')],
  [2, trade('GIFTS', 'shelves', 'gift', 'teddy', 'mug', 'frame', 'candle')],
  [3, trade('PET CARE', 'shelves', 'dog', 'aquarium', 'bowl', 'cat', 'cage')],
  [4, trade('GROCERY', 'shelves', 'crate', 'jar', 'sack', 'packet', 'tin', 'pineapple', 'bananas')],
  [5, trade('HARDWARE', 'shelves', 'paint', 'hammer', 'screws', 'drill', 'tap')],
  [6, trade('ACCESSORIES', 'shelves', 'handbag', 'glasses', 'watch', 'bangles', 'scarf')],
  [7, trade('STATIONERY', 'shelves', 'notebooks', 'pencils', 'printer', 'stack', 'poster')],
  [8, trade('BEAUTY', 'parlour', 'perfume', 'lipstick', 'cream', 'polish', 'mirror')],
  [9, trade('FURNITURE', 'shelves', 'chair', 'lamp', 'sofa', 'vase', 'table')],
  [10, trade('KITCHEN', 'shelves', 'cooker', 'tiffin', 'kettle', 'pan', 'plates')],
  [11, trade('ELECTRONICS', 'shelves', 'television', 'phone', 'headphones', 'fan', 'laptop')],
  [12, trade('BOOKS', 'shelves', 'stack', 'books', 'globe', 'slate', 'pencils')],
  [13, trade('SPORTS', 'shelves', 'bat', 'football', 'trophy', 'racket', 'dumbbell')],
  [14, trade('MEDICAL', 'shelves', 'medicine', 'firstAid', 'pills', 'stethoscope', 'bottle')],
  [15, trade('AUTO WORKS', 'workshop', 'tyre', 'oil', 'car', 'battery', 'wrench')],
  [16, trade('PHOTO STUDIO', 'workshop', 'camera', 'tripod', 'frame', 'lens', 'softbox')],
  [17, trade('MUSIC', 'shelves', 'tabla', 'guitar', 'harmonium', 'sitar', 'flute')],
  [18, trade('TOYS', 'shelves', 'teddy', 'blocks', 'toycar', 'top', 'kite')],
  [19, trade('TRAVEL', 'office', 'suitcase', 'postcard', 'plane', 'globe', 'backpack')],
  [20, trade('PROPERTY', 'office', 'house', 'keys', 'tower', 'files', 'poster')],
  [21, trade('ADVOCATE', 'office', 'scales', 'books', 'gavel', 'files', 'stack')],
  [22, trade('FINANCE', 'office', 'coins', 'calculator', 'safe', 'files', 'chart')],
  [23, trade('BUILDERS', 'site', 'bricks', 'helmet', 'cement', 'barrow', 'cone')],
  [24, trade('KISAN STORE', 'field', 'wheat', 'seedlings', 'sack', 'spade', 'can')],
  [25, trade('TEXTILES', 'shelves', 'saris', 'bolt', 'shirt', 'mannequin', 'scarf')],
  [26, trade('SALON', 'parlour', 'scissors', 'dryer', 'bottle', 'comb', 'mirror')],
  [27, trade('CLEANERS', 'workshop', 'bucket', 'spray', 'towels', 'broom', 'bottle')],
  [28, trade('TAILORS', 'workshop', 'machine', 'spools', 'mannequin', 'scissors', 'bolt')],
  [29, trade('REPAIRS', 'workshop', 'toolbox', 'drill', 'wrench', 'tap', 'bulb')],
  [30, trade('MOVERS', 'removal', 'carton', 'truck', 'trolley', 'sofa', 'lamp')],
  [31, trade('CLINIC', 'office', 'firstAid', 'stethoscope', 'medicine', 'pills', 'pot')],
  [32, trade('TUITION', 'office', 'slate', 'stack', 'globe', 'mortarboard', 'abacus')],
  [33, trade('EVENTS', 'feast', 'balloons', 'marigolds', 'cake', 'drum', 'lights')],
  [34, trade('CONSULTANTS', 'office', 'laptop', 'chart', 'cup', 'files', 'pot')],
  [35, trade('MARKETING', 'office', 'megaphone', 'poster', 'chart', 'phone', 'laptop')],
  [36, trade('BOOKS AND MEDIA', 'shelves', 'books', 'record', 'newspaper', 'headphones', 'stack')],
  [37, trade('WELLNESS', 'shelves', 'mat', 'candle', 'herbs', 'bottle', 'towels')],
  [38, trade('GARDEN', 'garden', 'pot', 'can', 'vase', 'seedlings', 'spade')],
  [39, trade('JEWELLERS', 'shelves', 'necklace', 'bangles', 'ring', 'earrings', 'watch')],
  [40, trade('RESTAURANT', 'dining', 'thali', 'chai', 'dosa', 'sweets', 'tiffin')],
]);

/** The nth of the things that this trade sells or uses. */
export const wares = ({ goods: names }: Trade, index: number, hue: string): Svg =>
  goods[nth(names, index)](hue);
