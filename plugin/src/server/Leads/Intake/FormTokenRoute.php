<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormToken;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Settings\Settings;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `GET /form-token`: `{ "token": "…" }`, never cached. If a service such as Turnstile is set, also what the browser needs to load it: pages, which caches
 * keep for a month, contain nothing of it.
 */
final readonly class FormTokenRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/form-token';
	protected const MAY  = self::EVERYBODY;

	private const MODULE = 'build/modules/captcha.js';

	public function __construct( private FormToken $token, private Settings $settings, private string $plugin_file ) {}

	public function args(): array {
		return array(
			'lang' => Schema::choice( array( '', ...array_column( Language::cases(), 'value' ) ), '', __( 'The language of the form.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'form-token', array(
			'token'   => Schema::described( 'string', __( 'Returned as `token` when submitting a lead.', 'hvac-blocks' ) ),
			'captcha' => array(
				'type'        => 'object',
				'description' => __( 'Only with Turnstile or hCaptcha as the spam check: its token is returned as `captcha` when submitting a lead.', 'hvac-blocks' ),
				'properties'  => array(
					'service' => Schema::choice( array_column( Captcha::cases(), 'value' ), null, __( 'The service.', 'hvac-blocks' ) ),
					'siteKey' => Schema::described( 'string', __( 'The site\'s public key.', 'hvac-blocks' ) ),
					'lang'    => Schema::described( 'string', __( 'The language to show.', 'hvac-blocks' ) ),
					'module'  => Schema::described( 'string', __( 'The address of the script that loads the service.', 'hvac-blocks' ) ),
					'refused' => Schema::described( 'string', __( 'Shown to visitors whose consent does not cover the service.', 'hvac-blocks' ) ),
				),
			),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$service = Captcha::of( $this->settings );

		return new WP_REST_Response( array( 'token' => $this->token->issue() ) + ( null === $service ? array() : array( 'captcha' => $this->captcha( $service ) ) ) );
	}

	/** @return array<string, string> */
	private function captcha( Captcha $service ): array {
		$file = dirname( $this->plugin_file ) . '/' . self::MODULE;

		return array(
			'service' => $service->value,
			'siteKey' => $service->site_key( $this->settings ),
			'lang'    => PageLanguage::current()->value,
			'module'  => add_query_arg( 'ver', is_file( $file ) ? substr( (string) md5_file( $file ), 0, 12 ) : '', plugins_url( self::MODULE, $this->plugin_file ) ),
			'refused' => __( 'Your privacy choices block our spam check. You can still send the form; we will read it ourselves first.', 'hvac-blocks' ),
		);
	}
}
