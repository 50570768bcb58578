import { addAddresses } from "#web/api/address-of.ts";
import { addresses } from "#web/api/addresses.gen.ts";
import { landingAddresses } from "#web/api/landing-addresses.gen.ts";

addAddresses({ ...landingAddresses, ...addresses });
