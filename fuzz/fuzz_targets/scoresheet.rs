#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| partie_oracle::fuzz_bodies::table::scoresheet(bytes));
