<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's parts of Tools → Site Health: the tests on its first page, and the plugin's section under Info.
 *
 * @phpstan-type HealthResult array{label: string, status: 'good'|'recommended'|'critical', badge: array{label: string, color: string}, description: string, actions: string, test: string}
 */
final class SiteHealth {
	private const NAME = 'HVAC Blocks';

	private const SECTION = 'hvac-blocks';

	private const COLORS = array(
		'good'        => 'blue',
		'recommended' => 'orange',
		'critical'    => 'red',
	);

	/**
	 * @param string                          $test       without the plugin's prefix
	 * @param 'good'|'recommended'|'critical' $status
	 * @param string                          $label      plain text
	 * @param list<string>                    $paragraphs plain text
	 * @param string                          $link       where it can be fixed; empty if nowhere
	 * @return HealthResult
	 */
	public static function result( string $test, string $status, string $label, array $paragraphs, string $link = '', string $link_text = '' ): array {
		return array(
			'label'       => esc_html( $label ),
			'status'      => $status,
			'badge'       => array(
				'label' => self::NAME,
				'color' => self::COLORS[ $status ],
			),
			'description' => implode( '', array_map( static fn ( string $paragraph ): string => '<p>' . esc_html( $paragraph ) . '</p>', $paragraphs ) ),
			'actions'     => '' === $link ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $link ), esc_html( $link_text ) ),
			'test'        => "hvac_blocks_$test",
		);
	}

	/**
	 * @param mixed                                                 $tests of all plugins, as the filter `site_status_tests` passes them
	 * @param array<string, array{string, Closure(): HealthResult}> $own   label and test by the name of its result; a test that fails because of the database reports that
	 * @return array<array-key, mixed>
	 */
	public static function with_tests( mixed $tests, array $own ): array {
		$tests  = is_array( $tests ) ? $tests : array();
		$direct = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array();

		foreach ( $own as $name => [ $label, $test ] ) {
			$direct[ "hvac_blocks_$name" ] = array(
				'label' => $label,
				'test'  => static function () use ( $name, $test ): array {
					try {
						return $test();
					} catch ( Unavailable ) {
						return self::result( $name, 'critical', __( 'The database could not be read', 'hvac-blocks' ), array( __( 'A table of HVAC Blocks did not answer. The server\'s error log names it. Check the database and the rights of its user.', 'hvac-blocks' ) ) );
					}
				},
			);
		}

		return array() === $own ? $tests : array( ...$tests, 'direct' => $direct );
	}

	/**
	 * The same for tests that may take seconds: the screen is shown without them and calls their routes.
	 *
	 * @param mixed                                                         $tests
	 * @param array<string, array{string, string, Closure(): HealthResult}> $own   label, path of the route and test by name
	 * @return array<array-key, mixed>
	 */
	public static function with_slow_tests( mixed $tests, array $own ): array {
		$tests = is_array( $tests ) ? $tests : array();
		$async = is_array( $tests['async'] ?? null ) ? $tests['async'] : array();

		foreach ( $own as $name => [ $label, $path, $test ] ) {
			$async[ "hvac_blocks_$name" ] = array(
				'label'             => $label,
				'test'              => rest_url( substr( $path, 1 ) ),
				'has_rest'          => true,
				'async_direct_test' => $test,
			);
		}

		return array() === $own ? $tests : array( ...$tests, 'async' => $async );
	}

	/**
	 * @param mixed                                               $information of all sections, as the filter `debug_information` passes it
	 * @param array<string, array{label: string, value: string}> $fields      added after the existing ones
	 * @return array<array-key, mixed>
	 */
	public static function with_information( mixed $information, array $fields ): array {
		$information = is_array( $information ) ? $information : array();
		$section     = is_array( $information[ self::SECTION ] ?? null ) ? $information[ self::SECTION ] : array( 'label' => self::NAME );
		$before      = is_array( $section['fields'] ?? null ) ? $section['fields'] : array();

		return array( ...$information, self::SECTION => array( ...$section, 'fields' => array( ...$before, ...$fields ) ) );
	}
}
