<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class WebhookTemplateTest extends TestCase {
	public function test_values_cannot_change_the_structure(): void {
		$values = array( 'firstName' => '", "admin": true, "x": "{{email}}', 'email' => 'ana@example.com', 'product' => array( 'name' => 'Ridge 96' ), 'marketing' => array( 'agreed' => false ), 'list' => array( 'a', 'b' ) );

		self::assertSame(
			'{"name":"Hi \", \"admin\": true, \"x\": \"{{email}}!","deep":{"all":["ana@example.com","Ridge 96"],"empty":{}},"agreed":false,"list":["a","b"],"joined":"a, b.","gone":"","number":12}',
			wp_json_encode( WebhookTemplate::fill( '{"name":"Hi {{firstName}}!","deep":{"all":["{{email}}","{{ product.name }}"],"empty":{}},"agreed":"{{marketing.agreed}}","list":"{{list}}","joined":"{{list}}.","gone":"{{phone}}","number":12}', $values ) )
		);
	}

	#[TestWith( array( '[1]', false, 'not a JSON object' ) )]
	#[TestWith( array( '{"a": {{email}}}', false, 'not a JSON object' ) )]
	#[TestWith( array( '{"a":"{{emial}}"}', false, 'no value {{emial}}' ) )]
	#[TestWith( array( '{"a":["{{email}}"]}', true, '“a” is a list' ) )]
	public function test_what_cannot_be_used_is_explained( string $template, bool $is_flat, string $said ): void {
		self::assertStringContainsString( $said, (string) WebhookTemplate::problem( $template, array( 'email', 'product.id' ), $is_flat ) );
	}

	#[TestWith( array( '{"a":["{{email}}", {"b":"{{product.name}}"}]}', false ) )]
	#[TestWith( array( '{"a":"{{email}}","b":1}', true ) )]
	public function test_what_can_be_used( string $template, bool $is_flat ): void {
		self::assertNull( WebhookTemplate::problem( $template, array( 'email', 'product.id' ), $is_flat ) );
	}
}
