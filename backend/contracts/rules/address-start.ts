/** Beginning of an IP address, by which the security log can be filtered. */
export const addressStartPattern = /^[\da-f.:]{1,45}$/i;
