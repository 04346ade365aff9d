<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

defined( 'ABSPATH' ) || exit;

/**
 * The systems that suit a home, the least expensive first.
 *
 * @phpstan-type Product array{kind: string, product_type: string, product_name: string, product_link: string, image: string, efficiency: string, stages: string, product_id?: string, noise?: string, documents?: list<array{label: string, href: string, lang: string}>, picture?: array<string, mixed>}
 * @phpstan-type System array{name: string, tier: string, products: list<Product>, included: list<string>, installed_from: int|null, installed_to: int|null}
 */
final readonly class Recommendation {
	/**
	 * @param string       $tonnage     such as `3.5`
	 * @param string       $power_type  empty if unknown
	 * @param list<System> $systems     `tier` is good, better, best or empty; texts are in the page's language, an unknown amount is null
	 * @param string       $valid_from  the first day of the amounts; empty if there is none
	 * @param string       $valid_until the last day of the amounts; empty if there is none
	 */
	public function __construct(
		public string $tonnage,
		public string $power_type,
		public array $systems,
		public string $valid_from = '',
		public string $valid_until = '',
	) {}

	/** @return array{tonnage: float, powerType: string|null, systems: list<System>, validFrom: string, validUntil: string} in the shape of the REST contract */
	public function to_array(): array {
		return array(
			'tonnage'    => (float) $this->tonnage,
			'powerType'  => '' === $this->power_type ? null : self::public_power_type( $this->power_type ),
			'systems'    => $this->systems,
			'validFrom'  => $this->valid_from,
			'validUntil' => $this->valid_until,
		);
	}

	/** Returns a power type as in the contract: `heat pump`, which is `heat-pump` in an address. */
	public static function public_power_type( string $power_type ): string {
		return str_replace( '-', ' ', $power_type );
	}
}
