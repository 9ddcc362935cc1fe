/// FNV-1a with 64 bits: finds damage, and is no protection against intent.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}
