import { emptyForm } from './consignment-form';
import { savedForm } from './saved-form';

const formKey = { userId: 7, clientId: 1, consignmentId: null };
const unsent = {
  form: emptyForm({ consignmentType: 'DEFAULT', types: [], senderState: null }),
  edited: null,
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('an unsent form in the browser', () => {
  it('is restored for the same user and client', () => {
    expect(savedForm.save(formKey, unsent)).toBe(true);

    expect(savedForm.read(formKey)).toMatchObject(unsent);
    expect(savedForm.read({ ...formKey, clientId: 2 })).toBeNull();
  });

  it('is not stored while the storage is full, without an error for the user', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });

    expect(savedForm.save(formKey, unsent)).toBe(false);
    expect(warn).toHaveBeenCalled();
  });
});
