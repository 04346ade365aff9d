<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;
use HvacBlocks\Leads\Intake\Captcha;
use HvacBlocks\Leads\Intake\SpamServiceState;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health test for the service that checks leads for spam, named: whether it has its keys, and answered when it was last asked. A site without one has
 * no test.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class SpamServiceHealth implements Feature {
	public function __construct( private Settings $settings ) {}

	public function boot(): void {
		add_filter( 'site_status_tests', fn ( mixed $tests ): array => SiteHealth::with_tests( $tests, 'none' === $this->service() ? array() : array( 'spam' => array( __( 'Spam check', 'hvac-blocks' ), $this->result( ... ) ) ) ) );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function result(): array {
		$captcha = Captcha::tryFrom( $this->service() );
		$state   = SpamServiceState::of( $this->service() );
		$named   = static fn ( string $text ): string => Text::fill( $text, array( 'service' => $captcha?->label() ?? 'Akismet' ) );
		$link    = array( Screen::url_of( 'settings' ) . '#spam_service', __( 'Open settings', 'hvac-blocks' ) );

		return match ( true ) {
			null !== $captcha && null === Captcha::of( $this->settings ) =>
				/* translators: {service} is a service such as hCaptcha. */
				SiteHealth::result( 'spam', 'recommended', $named( __( '{service} needs its keys', 'hvac-blocks' ) ), array( __( 'Until both keys are entered, it checks no leads.', 'hvac-blocks' ) ), ...$link ),
			! $state->works =>
				/* translators: {service} is a service such as hCaptcha. */
				SiteHealth::result( 'spam', 'critical', $named( __( '{service} does not check leads', 'hvac-blocks' ) ), array(
					/* translators: %s: a time span such as "2 hours". */
					Text::sentence( __( 'For %s, it has not answered or has refused the key.', 'hvac-blocks' ), human_time_diff( $state->since ) ),
					__( 'No lead is lost: each is listed as suspected spam until you release it. Check the keys and the status of the service, or turn it off in Settings.', 'hvac-blocks' ),
				), ...$link ),
			default =>
				/* translators: {service} is a service such as hCaptcha. */
				SiteHealth::result( 'spam', 'good', $named( __( '{service} checks leads', 'hvac-blocks' ) ), array( 0 === $state->since ? __( 'It has not been asked about a lead yet.', 'hvac-blocks' ) : __( 'It answered the last time it was asked.', 'hvac-blocks' ) ) ),
		};
	}

	private function service(): string {
		return $this->settings->string( 'spam_service' );
	}
}
