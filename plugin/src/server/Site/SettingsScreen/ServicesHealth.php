<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;
use HvacBlocks\Platform\Http\ConnectionCheck;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Settings\SettingsSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health test for the services whose answers pages show: calls each one, as the settings screen does. A site without such a service has no test.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class ServicesHealth implements Feature {
	/** @param Closure(): list<ConnectionCheck> $tests */
	public function __construct( private Closure $tests, private UpstreamClient $wire ) {}

	public function boot(): void {
		add_filter( 'site_status_tests', $this->add_test( ... ) );
	}

	/** @return HealthResult */
	public function result(): array {
		$sections    = ( new SettingsSchema() )->sections();
		$checks      = $this->shown();
		$connections = new Connections( $checks, $this->wire );
		$lines       = array();

		foreach ( $checks as $check ) {
			$result = $connections->test( $check->name() );

			if ( null !== $result && ! $result->ok ) {
				$lines[] = ( $sections[ $check->name() ] ?? $check->name() ) . ': ' . $result->message;
			}
		}

		if ( array() === $lines ) {
			return SiteHealth::result( 'services', 'good', __( 'External services respond', 'hvac-blocks' ), array( __( 'Every service whose data your pages show was called just now and responded.', 'hvac-blocks' ) ) );
		}

		return SiteHealth::result(
			'services',
			'critical',
			__( 'An external service is not responding as it should', 'hvac-blocks' ),
			array( ...$lines, __( 'Until it is fixed, pages show earlier responses where there are any and an error message otherwise.', 'hvac-blocks' ) ),
			current_user_can( SettingsScreen::get()->capability ) ? SettingsScreen::get()->url() : '',
			__( 'Open settings', 'hvac-blocks' )
		);
	}

	/** @return array<array-key, mixed> */
	private function add_test( mixed $tests ): array {
		return SiteHealth::with_slow_tests( $tests, array() === $this->shown() ? array() : array( 'services' => array( __( 'External services', 'hvac-blocks' ), HealthTestRoute::path_of( 'services' ), $this->result( ... ) ) ) );
	}

	/** @return list<ConnectionCheck> */
	private function shown(): array {
		return array_values( array_filter( ( $this->tests )(), static fn ( ConnectionCheck $check ): bool => $check->is_shown() ) );
	}
}
