<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Records;

use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Values\Fact;

defined( 'ABSPATH' ) || exit;

/**
 * A model or series of the catalog: its texts in three languages, its figures once.
 *
 * @phpstan-type Value string|int|float|bool|list<string>
 */
final readonly class CatalogProduct {
	/**
	 * @param string               $id     the manufacturer's
	 * @param array<string, string> $names by language; at least in English
	 * @param array<string, Value> $values the fields that have a value, by name: `ProductFields`
	 */
	public function __construct(
		public string $id,
		public array $names,
		public ProductCategory $category,
		public ?ProductTier $tier = null,
		public array $values = array(),
	) {}

	/**
	 * @param array<array-key, mixed> $values by the names of `to_array()`, not trusted; what cannot be read is left out
	 * @throws InvalidProduct
	 */
	public static function from_array( array $values ): self {
		return ProductReader::read( $values )[0];
	}

	/** @param array<array-key, mixed> $values the result of `to_array()`, as the plugin itself has stored it */
	public static function stored( array $values ): self {
		/** @var array{id: string, name: string, nameEs?: string, nameFr?: string, category: string, tier?: string} $values */
		/** @var array<string, Value> $rest */
		$rest = array_diff_key( $values, array_flip( array( 'id', 'name', 'nameEs', 'nameFr', 'category', 'tier', 'source' ) ) );

		return new self(
			$values['id'],
			array_filter( array( 'en' => $values['name'], 'es' => $values['nameEs'] ?? '', 'fr' => $values['nameFr'] ?? '' ), static fn ( string $name ): bool => '' !== $name ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- three names.
			ProductCategory::from( $values['category'] ),
			ProductTier::tryFrom( $values['tier'] ?? '' ),
			$rest
		);
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$all = array(
			'id'     => $this->id,
			'name'   => $this->name( Language::English ),
			'nameEs' => $this->names['es'] ?? '',
			'nameFr' => $this->names['fr'] ?? '',
			...$this->details(),
		);

		return array_merge( array_filter( $all, static fn ( mixed $value ): bool => '' !== $value ), array( 'name' => $all['name'] ) );
	}

	/** @return array<string, mixed> the same without ID and names */
	private function details(): array {
		return array(
			'category' => $this->category->value,
			'tier'     => $this->tier->value ?? '',
			...$this->values,
		);
	}

	/** In English if it is not translated. */
	public function name( Language $language ): string {
		$name = $this->names[ $language->value ] ?? '';

		return '' === $name ? $this->names['en'] ?? $this->id : $name;
	}

	/** Returns a text in a language; in English if it is not translated, empty if there is none. */
	public function text( string $field, Language $language = Language::English ): string {
		foreach ( array( ProductFields::in( $field, $language ), $field ) as $name ) {
			$value = $this->values[ $name ] ?? '';

			if ( is_string( $value ) && '' !== $value ) {
				return $value;
			}
		}

		return '';
	}

	/** Returns the language in which a text is shown. */
	public function language_of( string $field, Language $language ): Language {
		return isset( $this->values[ ProductFields::in( $field, $language ) ] ) ? $language : Language::English;
	}

	/** @return list<string> in a language; in English if it is not translated */
	public function items( string $field, Language $language = Language::English ): array {
		$value = $this->values[ ProductFields::in( $field, $language ) ] ?? $this->values[ $field ] ?? array();

		return is_array( $value ) ? $value : array();
	}

	public function number( string $field ): ?float {
		$value = $this->values[ $field ] ?? null;

		return is_int( $value ) || is_float( $value ) ? (float) $value : null;
	}

	public function has( string $field ): bool {
		return true === ( $this->values[ $field ] ?? false );
	}

	/** Whether it is sold on a day. */
	public function is_sold( string $today ): bool {
		$last = $this->text( 'lastDay' );

		return $this->text( 'firstDay' ) <= $today && ( '' === $last || $last >= $today );
	}

	/**
	 * Whether it is sold in a country and legal there: Canada requires 95% AFUE of gas furnaces.
	 *
	 * @param string $country `US` or `CA`; empty for both
	 */
	public function is_for( string $country ): bool {
		$countries = $this->items( 'countries' );

		if ( '' === $country || array() !== $countries && ! in_array( $country, $countries, true ) ) {
			return '' === $country;
		}

		return 'CA' !== $country || ProductCategory::Furnaces !== $this->category || ( $this->number( 'afue' ) ?? 100.0 ) >= self::canadian_minimum();
	}

	/** The lowest AFUE of a gas furnace that Canada allows. */
	public static function canadian_minimum(): float {
		return Fact::get( 'afue-minimum-canada' )->value();
	}

	/** The day from which its ENERGY STAR criteria apply. */
	public function energy_star_claim(): Claim {
		$year = $this->number( 'energyStarYear' );

		return Claim::stored( null === $year ? '' : sprintf( '%04d-01-01', $year ), '', 'ENERGY STAR', '' );
	}

	/** The days on which its price holds, and where it comes from. */
	public function price_claim(): Claim {
		return Claim::stored( $this->text( 'priceFirstDay' ), $this->text( 'priceLastDay' ), $this->text( 'priceSource' ), '' );
	}
}
