/** A host name, an IP address or, for an API, a URL. */
export const integrationServerPattern = /^(?:https?:\/\/)?[a-z\d](?:[a-z\d._:-]|\/(?!\/))*$/i;

export const integrationPathPattern = /^[^\s<>:"|?*\\]+$/;

/** INTEG-26. */
export const MAX_PORT = 65_535;
