import { addAddresses } from "#web/api/address-of.ts";
import { addresses } from "#web/api/addresses.gen.ts";

addAddresses(addresses);
