import { declareCall } from '../declare-call';

const megabyte = 1024 * 1024;

/** So that a bad connection loses one photo and not all of them. The ticket is the hash of its bytes. */
export const addPhoto = declareCall('/photo/add/photo', {
  who: 'anyone',
  files: { photo: { most: 1, maxBytes: 5 * megabyte } },
});

export const addShop = declareCall('/shop/add/shop', {
  who: 'anyone',
  isRetryable: true,
  files: { image: { most: 10, maxBytes: 5 * megabyte } },
});

export const registerAgent = declareCall('/deliverystaff/register/delivery_staffs', {
  who: 'anyone',
  isRetryable: true,
  files: {
    profile: { most: 1, maxBytes: 50 * megabyte },
    licence: { most: 10, maxBytes: 50 * megabyte },
  },
});
