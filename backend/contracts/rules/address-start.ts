/** Beginning of an IP address, as the security log is filtered by. */
export const addressStartPattern = /^[\da-f.:]{1,45}$/i;
