<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\Dates;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;
use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * A number of the trade from `contracts/facts.json`, where each is written once, with its unit and its source: the lifetime of a furnace, the efficiency
 * that a country requires. Texts name it as `{fact:lifetime-furnace}`, and its first day as `{fact:afue-minimum-us-next.first}`.
 *
 * @phpstan-type Unit array{en: string, es: string, fr: string, each?: bool, metric?: array{offset: int|float, factor: float, step: int}, plain?: bool}
 * @phpstan-type Data array{value: int|float|array{int|float, int|float}, unit: string, source: string, url?: string, country?: string, first?: string, last?: string}
 */
final readonly class Fact {
	private const PLACEHOLDER = '/\{fact:([a-z0-9-]+)(\.first)?\}/';

	private const RANGE = array(
		'en' => ' to ',
		'es' => ' a ',
		'fr' => ' à ',
	);

	private function __construct(
		/** @var Data as in the file */
		public array $data,
	) {}

	/** @throws InvalidArgumentException if there is no such fact */
	public static function get( string $id ): self {
		return new self( self::facts()[ $id ] ?? throw new InvalidArgumentException( esc_html( "There is no fact “{$id}” in contracts/facts.json." ) ) );
	}

	/** @return array<string, self> by ID */
	public static function all(): array {
		return array_map( static fn ( array $data ): self => new self( $data ), self::facts() );
	}

	/** @return array<string, Data> by ID */
	private static function facts(): array {
		/** @var array<string, Data> $facts */
		$facts = Contracts::read( 'facts' )['facts'];

		return $facts;
	}

	/**
	 * Replaces each `{fact:…}` of a text.
	 *
	 * @throws InvalidArgumentException if it names an unknown fact, or the first day of one that has none
	 */
	public static function fill( string $text, Language $language ): string {
		return (string) preg_replace_callback( self::PLACEHOLDER, static fn ( array $found ): string => isset( $found[2] ) ? self::get( $found[1] )->first_day( $language ) : self::get( $found[1] )->text( $language ), $text );
	}

	/** The value, or the lowest of a range. */
	public function value(): float {
		return (float) ( is_array( $this->data['value'] ) ? $this->data['value'][0] : $this->data['value'] );
	}

	/** Whether it is true on a day, `Y-m-d`. */
	public function is_true_on( string $day ): bool {
		return $day >= ( $this->data['first'] ?? '' ) && ( ! isset( $this->data['last'] ) || $day <= $this->data['last'] );
	}

	/** @throws InvalidArgumentException */
	private function first_day( Language $language ): string {
		return Dates::long( $this->data['first'] ?? throw new InvalidArgumentException( 'A fact without a first day is named with one.' ), $language );
	}

	/** With its unit: `15 to 20 years`, `2 feet (60 cm)`, in French `60 cm (2 pi)`. */
	public function text( Language $language ): string {
		$unit   = self::unit( $this->data['unit'] );
		$values = (array) $this->data['value'];
		$form   = $unit[ $language->value ];
		$write  = static fn ( int|float $value ): string => $unit['plain'] ?? false ? (string) $value : str_replace( '-', '−', Numbers::format( (float) $value, floor( (float) $value ) === (float) $value ? 0 : 1, $language ) );

		if ( $unit['each'] ?? false ) {
			return self::range( array_map( static fn ( int|float $value ): string => str_replace( '%s', $write( $value ), $form ), $values ), $language );
		}

		return strtr(
			$form,
			array(
				'%s' => self::range( array_map( $write, $values ), $language ),
				'%m' => isset( $unit['metric'] ) ? self::range( array_map( static fn ( int|float $value ): string => $write( self::metric( (float) $value, $unit['metric'] ) ), $values ), $language ) : '',
			)
		);
	}

	/** @param array<string> $numbers one or two */
	private static function range( array $numbers, Language $language ): string {
		return implode( self::RANGE[ $language->value ], array_unique( $numbers ) );
	}

	/** @param array{offset: int|float, factor: float, step: int} $rule */
	private static function metric( float $value, array $rule ): float {
		return round( ( $value + $rule['offset'] ) * $rule['factor'] / $rule['step'] ) * $rule['step'];
	}

	/** @return Unit */
	private static function unit( string $name ): array {
		/** @var array<string, Unit> $units */
		$units = Contracts::read( 'facts' )['units'];

		// The numbers of the whole plugin have some of them.
		return $units[ $name ] ?? array_map( static fn ( array $forms ): string => $forms[ $name ], self::shared_units() );
	}

	/** @return array{en: array<string, string>, es: array<string, string>, fr: array<string, string>} */
	private static function shared_units(): array {
		/** @var array{en: array<string, string>, es: array<string, string>, fr: array<string, string>} $units */
		$units = Contracts::read( 'units' );

		return $units;
	}
}
