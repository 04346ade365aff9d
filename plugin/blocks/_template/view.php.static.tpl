<?php
/** @var callable( string ): void $slot */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;
?>
<h2 class="hvac-__NAME____heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></h2>
<p class="hvac-__NAME____text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
