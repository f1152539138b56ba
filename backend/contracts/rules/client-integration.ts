/** A host name, an address, or for an API its web address. */
export const integrationServerPattern = /^(?:https?:\/\/)?[a-z\d](?:[a-z\d._:-]|\/(?!\/))*$/i;

export const integrationPathPattern = /^[^\s<>:"|?*\\]+$/;

/** INTEG-26. */
export const highestPort = 65_535;
