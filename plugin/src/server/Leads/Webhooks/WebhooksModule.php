<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Leads\LeadsModule;
use HvacBlocks\Platform\Http\UpstreamClient;

defined( 'ABSPATH' ) || exit;

/** Sends leads to addresses of other services. */
final readonly class WebhooksModule implements Module, AdminContributor, AdminRouteContributor {
	public function __construct( private FormLibrary $forms, private UpstreamClient $client, private LeadsModule $leads ) {}

	public function features(): array {
		return array( new Lazy( WebhookEvents::HOOKS, fn (): Feature => new WebhookEvents( $this->leads->leads, $this->leads->queue, $this->client ) ) );
	}

	public function admin_routes(): array {
		$view = new WebhooksView( $this->forms );

		return array(
			new ListWebhooksRoute( $view ),
			new SaveWebhookRoute( $view, $this->forms ),
			new DeleteWebhookRoute( $view ),
			new TestWebhookRoute( $this->forms, $this->client ),
		);
	}

	public function screens(): array {
		return array( new Screen( 'webhooks', static fn (): string => __( 'Webhooks', 'hvac-blocks' ), Capability::MANAGE_SETTINGS, 'webhooks', 45 ) );
	}

	public function notices(): array {
		return array();
	}
}
