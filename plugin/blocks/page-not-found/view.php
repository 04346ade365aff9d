<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, links: list<array{icon: string, text: string, href: string}>, search: array<string, mixed>} $props */

	$heading = "h{$props['level']}";
	?>
<<?php echo tag_escape( $heading ); ?> class="hvac-page-not-found__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
<p class="hvac-page-not-found__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
<?php $ui( 'forms/help-links', array( 'links' => $props['links'] ) ); ?>
<?php $ui( 'forms/search-form', $props['search'] ); ?>
<?php
};
