<?php
declare(strict_types=1);

namespace HvacBlocks;

defined( 'ABSPATH' ) || exit;

/** The plugin's section under Tools → Site Health → Info, which several of its domains fill. */
final class HealthInformation {
	private const SECTION = 'hvac-blocks';

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
