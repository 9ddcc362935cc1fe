//! Addresses that count as one.

use std::error::Error;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// A provider gives at least this much of IPv6 to one customer, who may use any address in it.
const ONE_CUSTOMER_V6: u8 = 64;

/// Addresses that count as one: those that begin with the same bits.
///
/// ```
/// use partie_server::AddressBlock;
/// let hall: AddressBlock = "192.168.7.0/24".parse().unwrap();
/// assert!(hall.contains("192.168.7.44".parse().unwrap()));
/// assert!("192.168.7.0/33".parse::<AddressBlock>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AddressBlock {
    /// The first address of the block.
    first: IpAddr,
    /// How many bits its addresses share.
    prefix: u8,
}

impl AddressBlock {
    /// The block that limits count together: a single address in IPv4, one customer's network in IPv6.
    pub(crate) fn of_customer(address: IpAddr) -> AddressBlock {
        let address = address.to_canonical();
        let prefix = if address.is_ipv4() { u32::BITS as u8 } else { ONE_CUSTOMER_V6 };
        AddressBlock::new(address, prefix)
    }

    /// The block of this many bits around an address; of all bits if there are fewer.
    fn new(address: IpAddr, prefix: u8) -> AddressBlock {
        let first = match address {
            IpAddr::V4(v4) => {
                let mask = u32::MAX.checked_shl(u32::BITS - u32::from(prefix)).unwrap_or(0);
                IpAddr::V4((v4.to_bits() & mask).into())
            }
            IpAddr::V6(v6) => {
                let mask = u128::MAX.checked_shl(u128::BITS - u32::from(prefix)).unwrap_or(0);
                IpAddr::V6((v6.to_bits() & mask).into())
            }
        };
        AddressBlock { first, prefix }
    }

    /// Whether an address is in the block. An IPv4 address written as IPv6 is the IPv4 address.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.first.is_ipv4() && AddressBlock::new(address, self.prefix) == *self
    }
}

/// A text is not an address, nor an address with the length of its prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotABlock;

impl fmt::Display for NotABlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an address, or ADDRESS/PREFIX such as 192.168.7.0/24")
    }
}

impl Error for NotABlock {}

impl FromStr for AddressBlock {
    type Err = NotABlock;

    fn from_str(text: &str) -> Result<Self, NotABlock> {
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix.parse::<u8>().map_err(|_| NotABlock)?)),
            None => (text, None),
        };
        let written: IpAddr = address.parse().map_err(|_| NotABlock)?;
        let longest = if written.is_ipv4() { u32::BITS as u8 } else { Ipv6Addr::BITS as u8 };
        let prefix = prefix.unwrap_or(longest);
        if prefix > longest {
            return Err(NotABlock);
        }
        match written.to_canonical() {
            // Written as IPv6, the first 96 bits only say that it is IPv4.
            IpAddr::V4(v4) if written.is_ipv6() => {
                Ok(AddressBlock::new(IpAddr::V4(v4), prefix.checked_sub(96).ok_or(NotABlock)?))
            }
            address => Ok(AddressBlock::new(address, prefix)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn one_customer_is_one_block() {
        let rows = [
            ("192.0.2.1", "192.0.2.1", true),
            ("192.0.2.1", "192.0.2.2", false),
            ("192.0.2.1", "::ffff:192.0.2.1", true),
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true),
            ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
            ("::1", "127.0.0.1", false),
        ];
        for (one, other, same) in rows {
            let [one_block, other_block] = [one, other].map(|text| AddressBlock::of_customer(address(text)));
            assert_eq!(one_block == other_block, same, "{one} and {other}");
        }
    }

    #[test]
    fn a_block_contains_what_begins_like_it() {
        let rows = [
            ("192.168.7.0/24", "192.168.7.255", true),
            ("192.168.7.9/24", "192.168.7.1", true),
            ("192.168.7.0/24", "192.168.8.1", false),
            ("192.168.7.9", "192.168.7.9", true),
            ("192.168.7.9", "192.168.7.8", false),
            ("192.168.7.0/24", "::ffff:192.168.7.5", true),
            ("::ffff:192.168.7.0/120", "192.168.7.5", true),
            ("0.0.0.0/0", "203.0.113.7", true),
            ("0.0.0.0/0", "2001:db8::1", false),
            ("2001:db8::/32", "2001:db8:ffff::1", true),
            ("2001:db8::1", "2001:db8::2", false),
            ("::/0", "2001:db8::1", true),
        ];
        for (block, one, expected) in rows {
            let block: AddressBlock = block.parse().unwrap();
            assert_eq!(block.contains(address(one)), expected, "{one} in {block:?}");
        }
    }

    #[test]
    fn what_is_not_a_block_is_refused() {
        for text in [
            "",
            "hall",
            "192.0.2.1/33",
            "192.0.2.1/",
            "192.0.2.1/x",
            "::/129",
            "192.0.2/24",
            "::ffff:1.2.3.4/95",
        ] {
            assert_eq!(text.parse::<AddressBlock>(), Err(NotABlock), "{text}");
        }
    }
}
