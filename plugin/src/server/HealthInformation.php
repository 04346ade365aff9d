<?php
declare(strict_types=1);

namespace HvacBlocks;

use Closure;

defined( 'ABSPATH' ) || exit;

/** The plugin's section under Tools → Site Health → Info, which several of its domains fill, and what its tests there have in common. */
final class HealthInformation {
	private const SECTION = 'hvac-blocks';

	/**
	 * A test that tells that the database failed, instead of failing with it.
	 *
	 * @template T of array<string, mixed>
	 * @param Closure(): T $result
	 * @return Closure(): array<string, mixed>
	 */
	public static function test( string $name, Closure $result ): Closure {
		return static function () use ( $name, $result ): array {
			try {
				return $result();
			} catch ( Unavailable ) {
				return array(
					'label'       => esc_html__( 'The database could not be read', 'hvac-blocks' ),
					'status'      => 'critical',
					'badge'       => array(
						'label' => 'HVAC Blocks',
						'color' => 'blue',
					),
					'description' => '<p>' . esc_html__( 'A table of HVAC Blocks did not answer. The server\'s error log names it. Check the database and the rights of its user.', 'hvac-blocks' ) . '</p>',
					'actions'     => '',
					'test'        => $name,
				);
			}
		};
	}

	/**
	 * @param mixed                                               $information of all sections, as the filter `debug_information` has it
	 * @param array<string, array{label: string, value: string}> $fields      to stand behind those that are there
	 * @return array<array-key, mixed>
	 */
	public static function with( mixed $information, array $fields ): array {
		$information = is_array( $information ) ? $information : array();
		$section     = is_array( $information[ self::SECTION ] ?? null ) ? $information[ self::SECTION ] : array( 'label' => 'HVAC Blocks' );
		$before      = is_array( $section['fields'] ?? null ) ? $section['fields'] : array();

		return array( ...$information, self::SECTION => array( ...$section, 'fields' => array( ...$before, ...$fields ) ) );
	}
}
